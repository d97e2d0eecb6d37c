import { useQuery } from '@tanstack/react-query'
import { deviceFits } from '../../api/catalog/devices.ts'
import { useMyDevices } from '../../state/my-devices.ts'

/** What is known of the devices that this browser keeps; undefined until it has come, and for who keeps none. */
export function useMyFits() {
  const mine = useMyDevices()
  return useQuery({ ...deviceFits(mine), enabled: mine.length > 0, staleTime: 60_000 }).data
}
