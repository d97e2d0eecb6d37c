/** Hertz and seconds: low and short, unlike the beep of a scanner. */
const PITCH = 180
const LENGTH = 0.4

/**
 * Says by ear that a scan was refused, as whoever packs looks at the goods; a phone also shakes. The words stand on the
 * screen: where there is no sound, nothing is missed.
 */
export function soundRefusal(): void {
  navigator.vibrate?.(300)
  if (!('AudioContext' in window)) return
  const context = new AudioContext()
  const tone = context.createOscillator()
  tone.type = 'square'
  tone.frequency.value = PITCH
  tone.connect(context.destination)
  tone.onended = () => void context.close()
  tone.start()
  tone.stop(context.currentTime + LENGTH)
}
