import { Component, type ReactNode } from 'react'
import type { Copy } from '#content/en/frame.ts'
import { reloadIfItHelps } from '../hydration/retry.ts'
import { Button } from '../ui/button.tsx'
import styles from './error-boundary.module.css'

type Props = { copy: Copy['error']; children: ReactNode }

/** Shown when routing or rendering throws. Its link loads the home page from scratch. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    reloadIfItHelps()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <section className={`dark deep ${styles.screen}`} role="alert">
        <div className="page">
          <h1>{this.props.copy.title}</h1>
          <p className={`lead ${styles.message}`}>{error instanceof Error ? error.message : String(error)}</p>
          <Button kind="main" href="/">
            {this.props.copy.home}
          </Button>
        </div>
      </section>
    )
  }
}
