import type { ReactNode } from 'react'
import { canGoBack } from '../router.ts'
import { useShell } from '../words/index.ts'
import { IconButton, IconLink } from './button.tsx'

/** The way back to where one came from; who came by an address from elsewhere goes home, or `otherwise`. */
export function BackLink({
  otherwise,
}: {
  otherwise?: { readonly to: string; readonly label: string }
}): ReactNode {
  const shell = useShell()
  if (canGoBack()) return <IconButton icon="back" label={shell.back} onClick={() => history.back()} />
  const { to, label } = otherwise ?? { to: '/', label: shell.home }
  return <IconLink to={to} icon="back" label={label} />
}
