import { createHashRouter } from 'react-router'
import { STAFF_PAGES } from './pages.ts'
import { AllowedOnly } from './shell/allowed-only.tsx'
import { NotFound } from './shell/not-found.tsx'
import { StaffError } from './shell/staff-error.tsx'
import { StaffLayout } from './staff-layout.tsx'

/** The screens of pages.ts, each loaded when it is visited. */
export const makeStaffRouter = () =>
  createHashRouter([
    {
      element: <StaffLayout />,
      errorElement: <StaffError />,
      hydrateFallbackElement: <div className="staff" aria-busy="true" />,
      children: [
        ...STAFF_PAGES.map(({ path, permission, lazy }) => ({
          path,
          lazy: async () => {
            const { Component } = await lazy()
            return {
              element: (
                <AllowedOnly permission={permission}>
                  <Component />
                </AllowedOnly>
              ),
            }
          },
        })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ])
