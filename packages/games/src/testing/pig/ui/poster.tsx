import type { ReactNode } from 'react'

export function Poster(): ReactNode {
  return (
    <svg viewBox="0 0 24 24">
      <rect x="4" y="4" width="16" height="16" rx="3" fill="currentcolor" opacity="0.3" />
      <circle cx="12" cy="12" r="3" fill="currentcolor" />
    </svg>
  )
}
