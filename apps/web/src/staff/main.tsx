import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from '../api/query-client.ts'
import { shopConfig } from '../api/shop.ts'
import { makeStaffRouter } from './routes.tsx'
import './styles/index.css'
import { theme } from './theme.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the back office')

// Days and amounts are the shop's on every screen: it says first which those are.
await queryClient.prefetchQuery({ ...shopConfig(), retry: false })

createRoot(place).render(
  <StrictMode>
    <MantineProvider theme={theme} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={makeStaffRouter()} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
