/** The boxes of the product page while it is on its way. */
export function ProductSkeleton() {
  return (
    <div className="prod sec" aria-hidden="true">
      <div className="skeleton square" />
      <div className="stack">
        <div className="skeleton" />
        <div className="skeleton" />
        <div className="skeleton tall" />
      </div>
    </div>
  )
}
