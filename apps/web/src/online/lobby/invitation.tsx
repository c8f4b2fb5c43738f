import { Suspense, type ReactNode } from 'react'
import { CopyLink } from '../parts/copy-link.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { linkTo } from '../table-code.ts'
import { useOnline } from '../words/index.ts'
import css from './invitation.module.css'

/** Getting friends to the table: a code to say and a link to send. */
export function Invitation({ code, title }: { code: string; title: string }): ReactNode {
  const words = useOnline()
  return (
    <section className={css['invitation']} data-guide="invitation">
      <h2>{words.invite}</h2>
      <p className={css['code']}>
        <span aria-hidden="true">{code}</span>
        <span className="visually-hidden">{words.codeSpelled([...code].join(' '))}</span>
      </p>
      <CopyLink link={linkTo(code)} text={words.shareText(title)} />
    </section>
  )
}

/** The same link as a picture, for who sits at the same kitchen table. */
export function Picture({ code }: { code: string }): ReactNode {
  return (
    <div className={css['picture']}>
      <Suspense>
        <QrCode link={linkTo(code)} />
      </Suspense>
    </div>
  )
}
