/** The logo: an M above a small plus. Its background takes the color of its place (`.logo rect`). */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="12" />
        <path
          d="M9.5 28V16.6c0-4.6 6-6.3 8.4-2.4L20 17.6l2.1-3.4c2.4-3.9 8.4-2.2 8.4 2.4V28"
          fill="none"
          stroke="#fff"
          strokeWidth="4.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M20 23.2v7.6M16.2 27h7.6"
          stroke="#9fd0cf"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
      </svg>
      Mendwell
    </>
  )
}
