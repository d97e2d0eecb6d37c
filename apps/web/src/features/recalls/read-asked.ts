/** What the recalls page's URL asks for. */
export function readAsked(search: URLSearchParams): { page: number; q: string } {
  const page = search.get('page') ?? ''
  return {
    page: /^\d{1,5}$/.test(page) ? Math.max(1, Number(page)) : 1,
    q: (search.get('q') ?? '').trim().slice(0, 100),
  }
}
