import { useQuery } from '@tanstack/react-query'
import { homeBanner } from '../../../api/content.ts'
import { HomeBannerBand } from '../../../components/reading/home-banner.tsx'

/** The current scheduled banner; reserves no space if there is none. */
export function ScheduledBanner() {
  const banner = useQuery(homeBanner()).data?.banner
  if (!banner) return null
  return (
    <div style={{ paddingTop: 'var(--s4)' }}>
      <HomeBannerBand banner={banner} />
    </div>
  )
}
