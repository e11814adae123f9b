import { Component, type ReactNode } from 'react'
import type { Copy } from '#content/en/frame.ts'
import { PageLink } from '../ui/page-link.tsx'

type Props = { copy: Copy['error']; children: ReactNode }

/** What anything that throws while routing or rendering turns into. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <section>
        <h1>{this.props.copy.title}</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <PageLink to="/">{this.props.copy.home}</PageLink>
      </section>
    )
  }
}
