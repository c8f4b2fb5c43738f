import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown instead; `again` tries to show the children once more. */
  readonly fallback: (again: () => void) => ReactNode
}

/** Catches what breaks below it, so that one broken page never takes the way back with it. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  readonly #again = (): void => this.setState({ hasFailed: false })

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.#again) : this.props.children
  }
}
