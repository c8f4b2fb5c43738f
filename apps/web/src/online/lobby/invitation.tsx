import { Suspense, type ReactNode } from 'react'
import { CopyLink } from '../parts/copy-link.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { linkTo } from '../table-code.ts'
import { useOnline } from '../words/index.ts'
import css from './invitation.module.css'

/** Three ways to get friends to the table: a link, a code to say, a picture to scan. */
export function Invitation({ code, title }: { code: string; title: string }): ReactNode {
  const words = useOnline()
  const link = linkTo(code)
  return (
    <section className={css['invitation']} data-guide="invitation">
      <h2>{words.invite}</h2>
      <p className={css['about']}>{words.inviteAbout}</p>
      <p className={css['code']}>
        <span aria-hidden="true">{code}</span>
        <span className="visually-hidden">{words.codeSpelled([...code].join(' '))}</span>
      </p>
      <CopyLink link={link} text={words.shareText(title)} />
      <div className={css['qr']}>
        <Suspense>
          <QrCode link={link} />
        </Suspense>
      </div>
    </section>
  )
}
