import type { ReactNode } from 'react'
import { IconButton } from '../parts/button.tsx'
import { useRecordWords } from '../records/words/index.ts'
import css from './controls.module.css'
import type { Replayer } from './replayer.ts'

/** Back and forth, play and pause, and anywhere at once. */
export function Controls({
  replayer,
  at,
  isPlaying,
  told,
  children,
}: {
  replayer: Replayer
  at: number
  isPlaying: boolean
  told: string
  /** Above the buttons. */
  children?: ReactNode
}): ReactNode {
  const words = useRecordWords()
  const { last } = replayer
  return (
    <footer className={css['controls']}>
      <p className={css['told']} aria-live="polite">
        {told}
      </p>
      {children}
      <div className={css['place']}>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.position}
          aria-valuetext={told || words.step(at, last)}
          onChange={({ target }) => replayer.seek(Number(target.value))}
        />
        <span className={css['count']}>{words.step(at, last)}</span>
      </div>
      <div className={css['buttons']}>
        <IconButton icon="first" label={words.first} onClick={() => replayer.seek(0)} />
        <IconButton icon="back" label={words.back} onClick={() => replayer.back()} />
        <IconButton
          className={css['play']}
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          onClick={() => replayer.toggle()}
        />
        <IconButton icon="forward" label={words.forward} onClick={() => replayer.forward()} />
        <IconButton icon="last" label={words.last} onClick={() => replayer.seek(last)} />
      </div>
    </footer>
  )
}
