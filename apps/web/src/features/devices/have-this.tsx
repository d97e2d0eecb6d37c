import { MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import { deviceText } from '../../components/devices/device-words.ts'
import { keepMyDevices, useMyDevices } from '../../state/my-devices.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { announce } from '../../ui/notices/announcer.tsx'

interface HaveThisProps {
  deviceKey: string
  name: string
}

/** Adds a device to "my devices", or removes it. */
export function HaveThis({ deviceKey, name }: HaveThisProps) {
  const mine = useMyDevices()
  const isMine = mine.includes(deviceKey)
  const toggle = () => {
    const next = isMine ? mine.filter((key) => key !== deviceKey) : [...mine, deviceKey]
    if (next.length > MAX_MY_DEVICES) {
      announce(deviceText('device.tooMany'))
      return
    }
    keepMyDevices(next)
    announce(deviceText(isMine ? 'device.forgotten' : 'device.added', { name }))
  }
  return (
    <Button
      rank={isMine ? 'secondary' : 'outline'}
      icon={isMine ? 'check' : 'plus'}
      aria-pressed={isMine}
      aria-label={deviceText('device.addOf', { name })}
      onClick={toggle}
    >
      {deviceText('device.add')}
    </Button>
  )
}
