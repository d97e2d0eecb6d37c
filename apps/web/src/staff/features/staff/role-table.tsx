import {
  ALL_PERMISSIONS,
  roleMay,
  STAFF_PERMISSIONS,
  STAFF_ROLE_NAMES,
  STAFF_ROLES,
} from '@mendwell/domain/people/staff-permissions'
import { Icon } from '../../../ui/icon.tsx'
import tableStyles from '../../components/lists/table.module.css'

/** What each role may do, from the same data that the server's doors use. */
export function RoleTable() {
  return (
    <details>
      <summary>What each role may do</summary>
      <div className={tableStyles.frame}>
        <table className={tableStyles.unfolded}>
          <caption>What each role may do</caption>
          <thead>
            <tr>
              <th>Permission</th>
              {STAFF_ROLES.map((role) => (
                <th key={role}>{STAFF_ROLE_NAMES[role]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ALL_PERMISSIONS.map((permission) => (
              <tr key={permission}>
                <th scope="row">{STAFF_PERMISSIONS[permission]}</th>
                {STAFF_ROLES.map((role) => (
                  <td key={role}>
                    {roleMay(role, permission) ? (
                      <>
                        <Icon name="check" />
                        <span className="visually-hidden">yes</span>
                      </>
                    ) : (
                      <span className="visually-hidden">no</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
