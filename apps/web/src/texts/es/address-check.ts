import type { addressCheckTexts } from '../en/address-check.ts'

export const addressCheckTextsEs: Record<keyof typeof addressCheckTexts, string> = {
  'addressCheck.title': 'Por favor, compruebe su dirección',
  'addressCheck.corrected':
    'El servicio postal conoce una dirección parecida. ¿Cuál es la correcta?',
  'addressCheck.typed': 'Como la escribió',
  'addressCheck.suggested': 'Sugerida',
  'addressCheck.use': 'Usar esta dirección',
  'addressCheck.useThat': 'Usar esta dirección: {address}',
  'addressCheck.unitMissing':
    'Este edificio tiene varios apartamentos o unidades. Sin un número, el paquete podría volver a nosotros.',
  'addressCheck.unitWrong':
    'El servicio postal no conoce “{unit}” en este edificio. El paquete podría volver a nosotros.',
  'addressCheck.addUnit': 'Añadir el número de apartamento',
  'addressCheck.changeUnit': 'Cambiar el número de apartamento',
  'addressCheck.noUnit': 'Mi dirección no tiene',
  'addressCheck.unitIsRight': 'Es correcto',
}
