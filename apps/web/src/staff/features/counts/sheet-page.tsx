import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type StockCount, stockCount } from '../../../api/staff/stock/counts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import tableStyles from '../../components/lists/table.module.css'
import detailStyles from '../../components/page/details.module.css'
import { formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { lotOfLine } from './count-words.ts'
import styles from './sheet.module.css'

/** The count sheet as printed, with or without the recorded stock. */
export function Component() {
  const query = useQuery(stockCount(Number(useParams().countId)))
  const [isShown, setShown] = useState(true)
  const isBlind = query.data?.isBlind === true
  return (
    <QueryState query={query} isPage>
      {(sheet) => (
        <>
          <PageHeader
            title="Count sheet"
            lead="One line for each lot and product, with room for what you find."
            back={{ to: `/counts/${sheet.count.countId}`, label: 'Back to the count' }}
            screenOnly
            actions={
              <>
                {!isBlind && (
                  <Checkbox
                    label="With the numbers in the books"
                    checked={isShown}
                    onChange={(event) => setShown(event.currentTarget.checked)}
                  />
                )}
                <Button icon="printer" onClick={() => window.print()}>
                  Print
                </Button>
              </>
            }
          />
          <Sheet sheet={sheet} hasNumbers={isShown && !isBlind} />
        </>
      )}
    </QueryState>
  )
}

function Sheet({ sheet, hasNumbers }: { sheet: StockCount; hasNumbers: boolean }) {
  const { count, lines } = sheet
  const hasLots = lines.some(({ bucket }) => bucket !== null)
  return (
    <section className={`panel ${styles.sheet}`}>
      <h2>{count.scope}</h2>
      <p>
        Count {count.countId}, started {formatMoment(count.openedAt)}
      </p>
      <p className={styles.signed}>
        <span>Counted by</span>
        <span>Date</span>
      </p>
      <table className={tableStyles.unfolded}>
        <thead>
          <tr>
            <th>Product</th>
            {hasLots && <th>Lot</th>}
            {hasNumbers && <th className="number">In the books</th>}
            <th className={styles.found}>Found</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineId}>
              <td>
                <b className="strong">{line.productName}</b>
                <span className={detailStyles.subLine}>
                  SKU {line.sku}, {line.place}
                </span>
              </td>
              {hasLots && <td>{lotOfLine(line)}</td>}
              {hasNumbers && <td className="number">{line.expected}</td>}
              <td className={styles.found} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
