import type { CSSProperties, ReactNode } from 'react'
import { SYMBOLS } from '../../../symbols.ts'
import type { QwixxColour } from '../../rules/types.ts'

/** Three hands to write a cross with, so that no two neighbours look stamped. */
const CROSSES = [
  'M4 4.5C9 9 14 15 20.5 20M20 4C14.5 8.5 9.5 14.5 4 20.5',
  'M3.5 5C9.5 8.5 15 14.5 20 20.500M20.5 4.500C15 10 10 14 4.5 19.5',
  'M4.5 3.800C8.5 9.5 14.5 14 19.8 20.200M19.5 4.800C14 9 8.5 15 3.8 19.8',
] as const

/** The custom properties that paint something in a row's colour. */
export function paintOf(row: QwixxColour): CSSProperties {
  return {
    '--row': `var(--${row})`,
    '--on-row': `var(--on-${row})`,
    '--wash': `var(--${row}-wash)`,
  } as CSSProperties
}

export function Shape({ row, className }: { row: QwixxColour; className?: string | undefined }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentcolor" aria-hidden="true">
      <path d={SYMBOLS[row].path} />
    </svg>
  )
}

export function Cross({ hand, className }: { hand: number; className?: string | undefined }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
      <path d={CROSSES[hand % CROSSES.length]} fill="none" stroke="currentcolor" strokeLinecap="round" />
    </svg>
  )
}

export function Padlock({ shut, className }: { shut: boolean; className?: string | undefined }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={shut ? 'M5 7.500V5a3 3 0 0 1 6 0v2.5' : 'M5 7.500V4.500a3 3 0 0 1 5.8-1.1'}
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.8"
      />
      <rect x="3" y="7.2" width="10" height="7.3" rx="1.3" fill="currentcolor" />
    </svg>
  )
}

/** Points as they are written: with a minus sign, not a hyphen. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}
