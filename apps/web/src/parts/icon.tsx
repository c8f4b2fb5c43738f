import type { ReactNode } from 'react'
import css from './icon.module.css'

/** Drawn with one pen on a square of 24; what is filled says so itself. */
const DRAWINGS = {
  back: <path d="M15 5l-7 7 7 7" />,
  bot: <path d="M6 9h12v9H6zM12 9V5m-2 0h4M9.5 13v1.5m5-1.5v1.5M3.5 12v3m17-3v3" />,
  book: <path d="M12 6c-2-1.6-5-2-8-1.6v13c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6v-13C17 4 14 4.4 12 6zm0 0v13" />,
  chat: <path d="M4 5h16v11h-8.5L7 20v-4H4zM8 9h8m-8 3.2h5" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  dots: <path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth="3.4" />,
  down: <path d="M12 5v14m-6-6l6 6 6-6" />,
  download: <path d="M12 4v11m-5-4.5l5 5 5-5M5 20h14" />,
  first: <path d="M6 5v14M18 5l-8 7 8 7" />,
  forward: <path d="M9 5l7 7-7 7" />,
  gear: (
    <path d="M4 7h8m6.5 0H20M4 17h1.5M12 17h8M15.2 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" />
  ),
  globe: (
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm-8.5 8.5h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z" />
  ),
  hint: (
    <path d="M9.5 18h5m-4 3h3M12 3a6.2 6.2 0 0 0-3.5 11.3c.6.5 1 1.2 1 2.2h5c0-1 .4-1.7 1-2.2A6.2 6.2 0 0 0 12 3z" />
  ),
  keyboard: <path d="M3.5 7h17v10.5h-17zM7 10.5v.01M10.3 10.5v.01M13.7 10.5v.01M17 10.5v.01M8.5 14.2h7" />,
  last: <path d="M18 5v14M6 5l8 7-8 7" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01" />,
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  mute: <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5m0-5l-5 5" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3" />,
  people: (
    <path d="M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19c0-3.5 2.3-5 5.5-5s5.5 1.5 5.5 5M15.5 6a2.7 2.7 0 1 1 .5 5.3M17 14.3c2.2.4 3.5 1.9 3.5 4.7" />
  ),
  person: <path d="M12 4.5a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM5 20c0-4 2.8-5.8 7-5.8s7 1.8 7 5.8" />,
  play: <path d="M8 5l11 7-11 7z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  share: <path d="M12 15V4M7.5 8L12 3.5 16.5 8M6 12v8h12v-8" />,
  shield: <path d="M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM8.8 12l2.3 2.3 4.2-4.3" />,
  sound: <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11" />,
  sun: (
    <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6L7 7m10 10l1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4" />
  ),
  trash: <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7m-7 3.5v6m4-6v6" />,
  undo: <path d="M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-4" />,
  up: <path d="M12 19V5m-6 6l6-6 6 6" />,
} as const

export type IconName = keyof typeof DRAWINGS

export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className={css['icon']} viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}
