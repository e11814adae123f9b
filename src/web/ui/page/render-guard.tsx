import { Component, type ReactNode } from 'react'

type RenderGuardProps = {
  children: ReactNode
  /** `reset` renders the children again. */
  fallback: (reset: () => void) => ReactNode
}

/** Shows the fallback in place of children that throw, as they do for an answer of an unknown shape. */
export class RenderGuard extends Component<RenderGuardProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(() => this.setState({ failed: false }))
  }
}
