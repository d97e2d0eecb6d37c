import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { type DevicePart, device as deviceQuery } from '../../api/catalog/devices.ts'
import { compareWords, deviceText, reasonWords } from '../../components/devices/device-words.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { translateWord } from '../../lib/words/texts.ts'
import { useSentDevices } from '../../purchase/sync/sync-devices.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import styles from './devices.module.css'
import { HaveThis } from './have-this.tsx'

/** One device: what fits it, the source of that, and what to compare. */
export function Component() {
  useSentDevices()
  const { deviceKey = '' } = useParams()
  const answer = useQuery(deviceQuery(deviceKey))
  const status = answer.error instanceof CallProblem ? answer.error.problem.status : undefined
  if (status === 404 || status === 422) return <NoDevice />
  return (
    <div className="page stack">
      <SectionState
        query={answer}
        skeleton={<div className={skeletonStyles.tall} aria-busy="true" />}
        isPage
      >
        {({ name, kind, products, parts }) => {
          const sure = parts.filter((part) => part.sure === 3)
          const others = parts.filter((part) => part.sure < 3)
          return (
            <>
              <Crumbs
                trail={[{ label: deviceText('device.title'), to: paths.devices }, { label: name }]}
              />
              <p className="muted small">{deviceText(`device.kind.${kind}`)}</p>
              <PageTitle title={name} place={deviceKey} />
              <div className="row">
                <HaveThis {...{ deviceKey, name }} />
                {parts.length > 0 && (
                  <Link className={buttonClass('outline')} to={paths.fitting(deviceKey)}>
                    {deviceText('device.inShop')}
                  </Link>
                )}
              </div>
              {parts.length === 0 && <p className="muted">{deviceText('device.notKnown')}</p>}
              <Parts title={deviceText('device.fitting')} parts={sure} words={reasonWords} />
              <Parts title={deviceText('device.kindOnly')} parts={others} words={compareWords} />
              {products.length > 0 && (
                <section className="stack-small" aria-labelledby="sold">
                  <h2 id="sold">{deviceText('device.sold')}</h2>
                  <ul className={styles.list}>
                    {products.map((product) => (
                      <li key={product.productId} className={styles.device}>
                        <Link to={paths.product(product)} lang={goodsLanguage()}>
                          {product.productName}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <p className="muted small">{deviceText('device.label')}</p>
            </>
          )
        }}
      </SectionState>
    </div>
  )
}

interface PartsProps {
  title: string
  parts: readonly DevicePart[]
  /** Shown next to each. */
  words: (part: DevicePart) => string
}

/** What fits, by category. */
function Parts({ title, parts, words }: PartsProps) {
  if (parts.length === 0) return null
  const categories = [...new Set(parts.map(({ subCategory }) => subCategory))]
  return (
    <section className="stack-small" aria-label={title}>
      <h2>{title}</h2>
      {categories.map((category) => (
        <div key={category} className="panel">
          <h3>{translateWord(category)}</h3>
          <ul className={styles.list}>
            {parts
              .filter(({ subCategory }) => subCategory === category)
              .map((part) => (
                <li key={part.productId} className={styles.device}>
                  <Link to={paths.product(part)} lang={goodsLanguage()}>
                    {part.productName}
                  </Link>
                  <span className="muted small">{words(part)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function NoDevice() {
  return (
    <div className="page section stack">
      <PageTitle title={deviceText('device.missing')} />
      <p>
        <Link className={buttonClass('primary')} to={paths.devices}>
          {deviceText('device.all')}
        </Link>
      </p>
    </div>
  )
}
