import type { TodayWire } from '@mendwell/contract/shop/staff-today'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { matchPath, NavLink, useLocation, useMatch } from 'react-router'
import { today } from '../api/staff/today.ts'
import { storedInBrowser } from '../lib/store/browser-storage.ts'
import { useMedia } from '../lib/use-media.ts'
import { EmailText } from '../ui/email-text.tsx'
import { Icon } from '../ui/icon.tsx'
import { formatCount } from './components/page/formats.ts'
import { STAFF_PAGES } from './pages.ts'
import type { Staff } from './session/use-staff.ts'
import { FindButton } from './shell/find/find-button.tsx'
import { StaffLogo } from './shell/staff-logo.tsx'
import styles from './side-menu.module.css'
import { MENU_GROUPS, type MenuGroup, type StaffPage } from './staff-page.ts'

/** Below this width the menu overlays the page; side-menu.module.css has the same breakpoint. */
const SMALL_SCREEN = '(max-width: 1020px)'

/** Names of the groups left open in this browser; by default all beside the page, and over it those of daily work. */
const storedGroups = storedInBrowser('staffMenuGroups')
function openGroups(isSmall: boolean): readonly unknown[] {
  const stored = storedGroups.read()
  if (Array.isArray(stored)) return stored
  return isSmall ? [MENU_GROUPS[0]] : MENU_GROUPS
}

interface SideMenuProps {
  staff: Staff
  onLeave: () => void
}

/** The screens that this member's role allows, in groups; on a small screen behind a button. */
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
              isSmall={isSmall}
              pages={allowed.filter((page) => page.menu?.group === group)}
            />
          ))}
        </nav>
        <div className={styles.account}>
          <p>
            <b>
              <EmailText>{staff.name}</EmailText>
            </b>
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

interface GroupProps {
  group: MenuGroup
  isSmall: boolean
  pages: readonly StaffPage[]
}

function Group({ group, isSmall, pages }: GroupProps) {
  const { pathname } = useLocation()
  const isCurrent = pages.some((page) => matchPath(matchOf(page), pathname) !== null)
  const [isOpen, setIsOpen] = useState(() => isCurrent || openGroups(isSmall).includes(group))
  // Arriving from elsewhere opens the group of the screen.
  useEffect(() => {
    if (isCurrent) setIsOpen(true)
  }, [isCurrent])
  function toggle(opened: boolean) {
    // The browser also reports groups opened by navigation: these are not the user's choice.
    if (opened === isOpen) return
    const others = openGroups(isSmall).filter((name) => name !== group)
    storedGroups.write(opened ? [...others, group] : others)
    setIsOpen(opened)
  }
  if (pages.length === 0) return null
  return (
    <details open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        {group}
        {!isOpen && <Waiting whats={pages.flatMap(({ menu }) => menu?.waits ?? [])} />}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <Entry page={page} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const matchOf = ({ path }: StaffPage) => ({ path: `/${path}`, end: path === '' })

function Entry({ page }: { page: StaffPage }) {
  const { menu } = page
  const { path, end } = matchOf(page)
  const link = useRef<HTMLAnchorElement>(null)
  const isCurrent = useMatch({ path, end }) !== null
  // The menu is taller than most screens.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <NavLink ref={link} to={path} end={end}>
      <Icon name={menu?.icon ?? 'package'} />
      {menu?.label}
      {menu?.waits && <Waiting whats={[menu.waits]} />}
    </NavLink>
  )
}

/** Refetched after actions, not on a timer: an unattended screen would keep its session alive. */
function Waiting({ whats }: { whats: readonly (keyof TodayWire)[] }) {
  const { data } = useQuery(today())
  const count = whats.reduce((sum, what) => sum + (data?.[what] ?? 0), 0)
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {formatCount(count)} <span className="visually-hidden">waiting</span>
    </span>
  )
}
