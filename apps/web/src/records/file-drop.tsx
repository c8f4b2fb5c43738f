import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { useShell } from '../words/index.ts'
import css from './file-drop.module.css'
import type { RecordSource } from './use-record.ts'
import { useRecordWords } from './words/index.ts'

/** Where a game's file is chosen or dropped, and what became of the game that was asked for. */
export function FileDrop({ found, choose }: RecordSource): ReactNode {
  const shell = useShell()
  const words = useRecordWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void choose(file)
  }
  const drag = (event: DragEvent): void => {
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  if (found.kind === 'reading') return <p role="status">{shell.loading}</p>
  return (
    <div className={css['drop']} data-over={isOver} onDrop={drop} onDragOver={drag} onDragLeave={drag}>
      <p role="status" className={css['problem']}>
        {found.kind === 'problem' && words[found.problem]}
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.chooseFile}
        onChange={({ target }) => target.files?.[0] && void choose(target.files[0])}
      />
      <Button look="primary" onClick={() => input.current?.click()}>
        {words.chooseFile}
      </Button>
      <p>{words.dropFile}</p>
    </div>
  )
}
