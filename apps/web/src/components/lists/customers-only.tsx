import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type CustomerAnswer, session } from '../../api/sessions.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { SectionState } from './section-state.tsx'

interface CustomersOnlyProps {
  /** Why to sign in here, and the button's label. */
  reason: string
  signIn: string
  /** Where to return after signing in. */
  from: string
  children: (customer: CustomerAnswer) => ReactNode
}

/** Content for customers with an account; others are asked to sign in first. */
export function CustomersOnly({ reason, signIn, from, children }: CustomersOnlyProps) {
  return (
    <SectionState query={useQuery(session())} skeleton={<div className={skeletonStyles.invoice} />}>
      {({ customer }) =>
        customer ? (
          children(customer)
        ) : (
          <div className="panel stack">
            <p>{reason}</p>
            <p>
              <Link className={buttonClass('primary')} to={paths.login} state={{ from }}>
                {signIn}
              </Link>
            </p>
          </div>
        )
      }
    </SectionState>
  )
}
