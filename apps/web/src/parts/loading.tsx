import type { ReactNode } from 'react'
import css from './loading.module.css'

/** A die that rocks while something is on its way; what comes quickly is not announced at all. */
export function Loading(): ReactNode {
  return (
    <svg className={css['die']} viewBox="0 0 30 30" aria-hidden="true">
      <rect x="2" y="2" width="26" height="26" rx="6" />
      <path d="M9 9v.01M21 9v.01M15 15v.01M9 21v.01M21 21v.01" />
    </svg>
  )
}
