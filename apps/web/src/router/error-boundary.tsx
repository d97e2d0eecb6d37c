import { Component, type ReactNode } from 'react'
import { ErrorPage } from '../shell/frame/error-page.tsx'

interface Props {
  /** Where the shopper is: somewhere else is worth another try. */
  at: string
  children: ReactNode
}

/** Whatever breaks while drawing ends here, never in an empty page. */
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
