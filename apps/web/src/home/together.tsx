import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { ErrorBoundary } from '../parts/error-boundary.tsx'
import { useSeen } from '../parts/use-seen.ts'
import css from './together.module.css'
import { useHomeWords } from './words/index.ts'

const online = () => import('../online/index.ts')
const MyTables = lazy(async () => ({ default: (await online()).MyTables }))
const JoinByCode = lazy(async () => ({ default: (await online()).JoinByCode }))
const OpenTables = lazy(async () => ({ default: (await online()).OpenTables }))

/** Tables on the server. Without it everything else on the page works as well. */
export function Together({ isFirst = false }: { isFirst?: boolean }): ReactNode {
  const words = useHomeWords()
  const section = useRef<HTMLElement>(null)
  const isSeen = useSeen(section)
  return (
    <section ref={section} className={css['together']} data-first={isFirst} aria-label={words.together}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          {isSeen && (
            <>
              <MyTables />
              <JoinByCode />
              <OpenTables />
            </>
          )}
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}
