import { lazy } from 'react'

// Few shoppers have added a device: the others do not load the code of its badges.
const load = () => import('./fit-badges.ts')

export const CardFit = lazy(async () => ({ default: (await load()).CardFit }))
export const MyFit = lazy(async () => ({ default: (await load()).MyFit }))
