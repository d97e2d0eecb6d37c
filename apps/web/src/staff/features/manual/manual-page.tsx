import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import styles from './manual.module.css'

interface ManualText {
  title: string
  html: string
}

/** Loaded from docs/manual when opened (apps/web/manual-pages.ts). */
const PAGES = import.meta.glob<ManualText>('../../../../../../docs/manual/*.md')
const loadOf = (name: string) => PAGES[`../../../../../../docs/manual/${name}.md`]

interface Back {
  to: string
  label: string
}

/** A page of the manual, or its index. */
export function Component() {
  const { page = 'README' } = useParams()
  const load = loadOf(page)
  const { state } = useLocation() as { state: { back?: Back } | null }
  const index = page === 'README' ? undefined : { to: '/manual', label: 'Manual' }
  if (!load) return <NotFound />
  return <Page key={page} name={page} load={load} back={state?.back ?? index} />
}

interface PageProps {
  name: string
  load: () => Promise<ManualText>
  back: Back | undefined
}

function Page({ name, load, back }: PageProps) {
  const query = useQuery({
    queryKey: ['manual', name],
    // A query caches plain data only; a module is more.
    queryFn: async () => {
      const { title, html } = await load()
      return { title, html }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <QueryState query={query} isPage>
      {({ title, html }) => (
        <>
          <PageHeader title={title} {...(back && { back })} />
          <article
            className={`panel ${styles.text}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it of docs/manual, HTML off
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </>
      )}
    </QueryState>
  )
}
