import { Component, type ReactNode } from 'react'
import { ErrorPage } from '../shell/frame/error-page.tsx'

interface Props {
  /** The current location: a new one is worth another try. */
  at: string
  children: ReactNode
}

/** Any error during rendering ends here, never in a blank page. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at && this.state.isBroken) this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? <ErrorPage /> : this.props.children
  }
}
