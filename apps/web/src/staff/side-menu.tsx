import type { TodayWire } from '@mendwell/contract/shop/staff-today'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation, useMatch } from 'react-router'
import { today } from '../api/staff/today.ts'
import { useMedia } from '../lib/use-media.ts'
import { Icon } from '../ui/icon.tsx'
import { formatCount } from './components/page/formats.ts'
import { STAFF_PAGES } from './pages.ts'
import type { Staff } from './session/use-staff.ts'
import { FindButton } from './shell/find/find-button.tsx'
import { StaffLogo } from './shell/staff-logo.tsx'
import styles from './side-menu.module.css'
import { MENU_GROUPS, type MenuGroup, type StaffPage } from './staff-page.ts'

/** Where the menu opens over the page; side-menu.module.css has the same bound. */
const SMALL_SCREEN = '(max-width: 1020px)'

interface SideMenuProps {
  staff: Staff
  onLeave: () => void
}

/** The screens that the role of this member of staff allows, grouped; on a small screen behind a button. */
export function SideMenu({ staff, onLeave }: SideMenuProps) {
  const allowed = STAFF_PAGES.filter(({ menu, permission }) => menu && staff.may(permission))
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const isSmall = useMedia(SMALL_SCREEN)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has chosen a screen sees it, also on a tablet just turned
  useEffect(() => menu.current?.hidePopover(), [key, isSmall])
  return (
    <aside className={styles.side} aria-label="Menu and sign-in">
      <StaffLogo to="/" />
      <FindButton
        staff={staff}
        screens={allowed.flatMap(({ path, menu: entry }) =>
          entry ? [{ to: `/${path}`, label: entry.label, detail: entry.group }] : [],
        )}
      />
      <button type="button" className={styles.open} popoverTarget="staff-menu">
        <Icon name="menu-2" />
        Menu
      </button>
      <div id="staff-menu" className={styles.fold} popover="auto" ref={menu}>
        <nav className={styles.menu} aria-label="Back office">
          {MENU_GROUPS.map((group) => (
            <Group
              key={group}
              group={group}
              pages={allowed.filter((page) => page.menu?.group === group)}
            />
          ))}
        </nav>
        <div className={styles.account}>
          <p>
            <b>{staff.name}</b>
            {staff.roleName}
          </p>
          <a href="/">
            <Icon name="shopping-cart" />
            Open the shop
          </a>
          <button type="button" onClick={onLeave}>
            <Icon name="logout" />
            Sign out
          </button>
        </div>
      </div>
    </aside>
  )
}

function Group({ group, pages }: { group: MenuGroup; pages: readonly StaffPage[] }) {
  if (pages.length === 0) return null
  return (
    <div>
      <h2>{group}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <Entry page={page} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ page: { path, menu } }: { page: StaffPage }) {
  const link = useRef<HTMLAnchorElement>(null)
  const end = path === ''
  const isCurrent = useMatch({ path: `/${path}`, end }) !== null
  // The menu is longer than most screens are high.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <NavLink ref={link} to={`/${path}`} end={end}>
      <Icon name={menu?.icon ?? 'package'} />
      {menu?.label}
      {menu?.waits && <Waiting what={menu.waits} />}
    </NavLink>
  )
}

/** Asked for anew by what is done here, not by a clock: a screen nobody looks at would keep its session alive. */
function Waiting({ what }: { what: keyof TodayWire }) {
  const count = useQuery(today()).data?.[what]
  if (!count) return null
  return (
    <span className={styles.count}>
      {formatCount(count)} <span className="visually-hidden">waiting</span>
    </span>
  )
}
