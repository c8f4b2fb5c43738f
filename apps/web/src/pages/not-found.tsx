import type { ReactNode } from 'react'
import { useShell } from '../words/index.ts'
import { Message } from './message.tsx'

export function NotFound(): ReactNode {
  return <Message>{useShell().notFound}</Message>
}
