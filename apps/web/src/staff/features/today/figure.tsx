import type { ReactNode } from 'react'

interface FigureProps {
  label: string
  value: string
  /** The explanation below it. */
  children: ReactNode
}

/** One figure of a `dl`, with its explanation. */
export function Figure({ label, value, children }: FigureProps) {
  return (
    <div>
      <dt className="muted">{label}</dt>
      <dd>
        <b>{value}</b>
        <span className="muted tiny">{children}</span>
      </dd>
    </div>
  )
}
