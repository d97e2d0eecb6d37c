/** Boxes of the same size as those of a ProductGrid while what fills it is on its way. */
export function GridSkeleton({ cards, columns = 4 }: { cards: number; columns?: 3 | 4 }) {
  return (
    <div className={`cards c${columns}`} aria-hidden>
      {[...Array(cards).keys()].map((card) => (
        <div key={card} className="card skeleton-card">
          <div className="pic" />
          <div className="in-c">
            <div className="skeleton" />
            <div className="skeleton" />
            <div className="skeleton tall" />
          </div>
        </div>
      ))}
    </div>
  )
}
