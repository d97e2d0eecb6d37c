import { createHashRouter } from 'react-router'
import { ManualPlace } from './components/help/manual-place.ts'
import { STAFF_PAGES } from './pages.ts'
import { AllowedOnly } from './shell/allowed-only.tsx'
import { NotFound } from './shell/not-found.tsx'
import { StaffError } from './shell/staff-error.tsx'
import styles from './staff-layout.module.css'
import { StaffLayout } from './staff-layout.tsx'

/** The screens of pages.ts, each loaded when visited. */
export const makeStaffRouter = () =>
  createHashRouter([
    {
      element: <StaffLayout />,
      errorElement: <StaffError />,
      hydrateFallbackElement: <div className={styles.frame} aria-busy="true" />,
      children: [
        ...STAFF_PAGES.map(({ path, permission, manual, lazy }) => ({
          path,
          lazy: async () => {
            const { Component } = await lazy()
            return {
              element: (
                <AllowedOnly permission={permission}>
                  <ManualPlace value={manual}>
                    <Component />
                  </ManualPlace>
                </AllowedOnly>
              ),
            }
          },
        })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ])
