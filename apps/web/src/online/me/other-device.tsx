import type { LinkMade } from '@rattlecup/protocol/client'
import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { makeLink, type ApiAnswer } from '../api.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { useOnline } from '../words/index.ts'
import css from './me-page.module.css'

/** Being the same person on another device. */
export function OtherDevice(): ReactNode {
  const words = useOnline()
  const [made, setMade] = useState<ApiAnswer<LinkMade>>()
  return (
    <section className={css['section']}>
      <h2>{words.otherDevice}</h2>
      <p>{words.otherDeviceAbout}</p>
      {made?.ok ? (
        <OneTimeLink made={made.value} />
      ) : (
        <div>
          <Button onClick={() => void makeLink().then(setMade)}>{words.makeLink}</Button>
        </div>
      )}
      {made?.ok === false && <Trouble problem={made.problem} />}
    </section>
  )
}

function OneTimeLink({ made }: { made: LinkMade }): ReactNode {
  const words = useOnline()
  const { link, seconds } = made
  return (
    <>
      <CopyLink link={link} />
      <Suspense>
        <QrCode link={link} />
      </Suspense>
      <p>{words.linkGoodFor(Math.round(seconds / 60))}</p>
    </>
  )
}
