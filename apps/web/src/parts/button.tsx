import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from '../link.tsx'
import css from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type Look = 'plain' | 'primary' | 'quiet'

interface Face {
  readonly look?: Look
  readonly icon?: IconName
}

type ButtonProps = Face & ComponentProps<'button'>

export function Button({ look = 'plain', icon, children, className, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={faceOf(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ButtonLink({
  look = 'plain',
  icon,
  children,
  className,
  ...rest
}: Face & LinkProps): ReactNode {
  return (
    <Link {...rest} className={faceOf(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** A button that is only a drawing; its name is for people who can't see it, and shown on hovering. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return (
    <button type="button" {...rest} className={iconFace(className)} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}

export function IconLink({
  icon,
  label,
  className,
  ...rest
}: { icon: IconName; label: string } & LinkProps): ReactNode {
  return (
    <Link {...rest} className={iconFace(className)} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}

function faceOf(look: Look, more = ''): string {
  return `${css['button']} ${css[look]} ${more}`
}

function iconFace(more = ''): string {
  return `${css['icon']} ${more}`
}
