// Before all components, whose styles are modules and must follow the shared ones.
import './styles/index.css'
import { MantineProvider } from '@mantine/core'
import { valueMessages } from '@mendwell/contract/wire/field-messages'
import { staffMessages } from '@mendwell/contract/wire/staff-messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '../api/calls/query-client.ts'
import { knowMessages } from '../lib/forms/say-reported.ts'
import { STAFF_FORM_WORDS } from './form-words.ts'
import { makeStaffRouter } from './routes.tsx'
import { watchSecondFactor } from './session/watch-second-factor.ts'
import { theme } from './theme.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the back office')

knowMessages({ ...valueMessages, ...staffMessages, ...STAFF_FORM_WORDS })

watchSecondFactor(queryClient)

createRoot(place).render(
  <StrictMode>
    <MantineProvider theme={theme} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={makeStaffRouter()} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
