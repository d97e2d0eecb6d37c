import { Icon } from '../../../../ui/icon.tsx'
import styles from './picture-tools.module.css'

interface PictureToolsProps {
  /** From 1. */
  place: number
  of: number
  busy: boolean
  onMove: (step: -1 | 1, button: HTMLElement) => void
  onRemove: () => void
}

/** Moves a picture among those of its product, or removes it. */
export function PictureTools({ place, of, busy, onMove, onRemove }: PictureToolsProps) {
  const mover = (step: -1 | 1, isEnd: boolean) => {
    const way = step < 0 ? 'left' : 'right'
    return (
      <button
        type="button"
        className={styles.tool}
        aria-label={`Move picture ${place} ${way}`}
        title={`Move ${way}`}
        // Not disabled: it keeps focus when a picture has reached the end.
        aria-disabled={isEnd || undefined}
        onClick={({ currentTarget }) => !isEnd && !busy && onMove(step, currentTarget)}
      >
        <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} />
      </button>
    )
  }
  return (
    <div className={styles.tools}>
      {of > 1 && mover(-1, place === 1)}
      {of > 1 && mover(1, place === of)}
      <button
        type="button"
        className={styles.tool}
        aria-label={`Remove picture ${place}`}
        title="Remove"
        onClick={() => !busy && onRemove()}
      >
        <Icon name="trash" />
      </button>
    </div>
  )
}
