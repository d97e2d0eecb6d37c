import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { STAFF_PAGES } from '../../pages.ts'
import { useStaff } from '../../shell/use-staff.ts'

/** The first screen after the sign-in. */
export function Component() {
  const staff = useStaff()
  const screens = STAFF_PAGES.filter(
    ({ path, menu, permission }) => path !== '' && menu && staff?.may(permission),
  )
  return (
    <>
      <PageHeader title="Today" lead={`Welcome, ${staff?.name}.`} />
      <ul className="kpi">
        {screens.map(({ path, menu }) => (
          <li key={path} className="panel">
            <Link to={`/${path}`}>
              <Icon name={menu?.icon ?? ''} /> {menu?.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
