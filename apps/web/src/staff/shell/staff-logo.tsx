import { Logo } from '../../ui/logo.tsx'

/** The mark with the words under it. */
export function StaffLogo() {
  return (
    <>
      <Logo />
      <small>Back office</small>
    </>
  )
}
