import type { SharedAddress } from '@rattlecup/protocol/client'
import { Suspense, type ReactNode } from 'react'
import { CopyLink } from '../parts/copy-link.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { linkTo } from '../table-code.ts'
import { useOnline } from '../words/index.ts'
import css from './invitation.module.css'

interface Invited {
  readonly code: string
  /** Where the server is, once known. */
  readonly shared: SharedAddress | undefined
}

/** Getting friends to the table: a code to say and a link to send. */
export function Invitation({ code, shared, title }: Invited & { readonly title: string }): ReactNode {
  const words = useOnline()
  return (
    <section className={css['invitation']} data-guide="invitation">
      <h2>{words.invite}</h2>
      <p className={css['code']}>
        <span aria-hidden="true">{code}</span>
        <span className="visually-hidden">{words.codeSpelled([...code].join(' '))}</span>
      </p>
      {shared && <CopyLink link={linkTo(shared.address, code)} text={words.shareText(title)} />}
      {shared?.reach === 'network' && <p className={css['reach']}>{words.linkInNetwork}</p>}
      {shared?.reach === 'computer' && <p className={css['reach']}>{words.linkHereOnly}</p>}
    </section>
  )
}

/** The same link as a picture, for somebody at the same kitchen table. */
export function Picture({ code, shared }: Invited): ReactNode {
  return (
    <div className={css['picture']}>
      <Suspense>{shared && <QrCode link={linkTo(shared.address, code)} />}</Suspense>
    </div>
  )
}
