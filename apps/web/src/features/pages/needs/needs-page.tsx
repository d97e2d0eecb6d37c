import { SITUATION_SECTIONS } from '@mendwell/domain/catalog/situations'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { situations } from '../../../api/catalog/situations.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { Crumbs } from '../../../components/places/crumbs.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { imageSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { needText } from '../../../lib/need-texts.ts'
import { Picture } from '../../../ui/picture.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import styles from './needs-page.module.css'

/** Every page for a condition or a situation, by section. */
export function Component() {
  const all = useQuery(situations())
  return (
    <div className="page">
      <Crumbs trail={[{ label: needText('need.title') }]} />
      <PageTitle title={needText('need.title')} />
      <p className="lead">{needText('need.lead')}</p>
      <SectionState query={all} skeleton={<span className={skeletonStyles.square} />}>
        {(list) =>
          SITUATION_SECTIONS.filter((section) => list.some((one) => one.section === section)).map(
            (section) => (
              <section key={section} className={styles.section} aria-labelledby={`need-${section}`}>
                <h2 id={`need-${section}`}>{needText(`need.section.${section}`)}</h2>
                <ul className={styles.pages}>
                  {list
                    .filter((one) => one.section === section)
                    .map(({ situationKey, title, lead, imageUrl }) => (
                      <li key={situationKey}>
                        <Link to={paths.need(situationKey)} className={styles.page}>
                          {imageUrl && (
                            <Picture
                              {...imageSources(imageUrl)}
                              sizes="88px"
                              alt=""
                              width={88}
                              height={88}
                            />
                          )}
                          <span>
                            <b>{title}</b>
                            <span className={styles.lead}>{lead}</span>
                          </span>
                        </Link>
                      </li>
                    ))}
                </ul>
              </section>
            ),
          )
        }
      </SectionState>
    </div>
  )
}
