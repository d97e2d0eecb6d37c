import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { hasSizes } from '../../../api/catalog/size-charts.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/notices/dialog.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import type { Family } from '../family/family.ts'
import styles from './sizing.module.css'

// Questions, texts and rules load when needed.
const SizeForm = lazy(async () => ({ default: (await import('./size-form.tsx')).SizeForm }))

interface SizeFinderProps {
  productId: number
  family: Family | null
}

/** 'Find my size', if a chart is known; otherwise renders nothing. */
export function SizeFinder({ productId, family }: SizeFinderProps) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...hasSizes(productId), placeholderData: keepPreviousData })
  const close = () => setOpen(false)
  if (!data) return null
  return (
    <div className={styles.finder}>
      <Button rank="outline" onClick={() => setOpen(true)}>
        {t('product.findSize')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('product.findSize')}
        closeLabel={t('common.close')}
      >
        <Suspense fallback={<div className={skeletonStyles.tall} aria-busy="true" />}>
          <SizeForm {...{ productId, family }} onDone={close} />
        </Suspense>
      </Dialog>
    </div>
  )
}
