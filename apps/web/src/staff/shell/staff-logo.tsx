import { Link } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import styles from './staff-logo.module.css'

/** The logo with the text below it; in the menu it links to the first screen, at the sign-in it is not a link. */
export function StaffLogo({ to }: { to?: string }) {
  const mark = (
    <>
      <Logo />
      <small>Back office</small>
    </>
  )
  if (to === undefined) return <p className={`${styles.logo} ${styles.onPaper}`}>{mark}</p>
  return (
    <Link className={styles.logo} to={to}>
      {mark}
    </Link>
  )
}
