import type { formMessages } from '@mendwell/contract/wire/staff/form-messages'

export const formMessagesEs: Record<`message.${keyof typeof formMessages}`, string> = {
  'message.enterDay': 'Escriba un día',
  'message.enterNumber': 'Escriba un número',
  'message.enterWholeNumber': 'Escriba un número entero',
  'message.enterWholeOrNothing': 'Escriba un número entero o déjelo vacío',
  'message.enterStockOrNothing':
    'Escriba un número entero o déjelo vacío si no se cuentan las existencias',
  'message.enterNumberLike': 'Escriba un número, por ejemplo {example}',
  'message.enterNumberBetween': 'Escriba un número del {min} al {max}',
  'message.enterDaysBetween': 'Escriba días enteros, del {min} al {max}',
  'message.enterYear': 'Escriba un año, por ejemplo {example}',
  'message.enterDollars': 'Escriba un importe en dólares, por ejemplo {example}',
  'message.enterAmount': 'Escriba un importe, por ejemplo {example}',
  'message.enterAmountOrNothing': 'Escriba un importe, por ejemplo {example}, o déjelo vacío',
  'message.enterUnitPrice': 'Escriba el precio por unidad, por ejemplo {example}',
  'message.enterPercent': 'Escriba un porcentaje de 0 a 100',
  'message.enterPercentBelow': 'Escriba un porcentaje menor que 100, por ejemplo {example}',
  'message.enterWeightOrNothing': 'Escriba un peso mayor que 0 o déjelo vacío',
  'message.enterGtinOrNothing': 'Escriba los 8, 12, 13 o 14 dígitos de un GTIN o déjelo vacío',
  'message.enterCharactersMax': 'Escriba como máximo {max} caracteres',
  'message.enterCodesMade': 'Indique cuántos códigos se crean, de 1 a {max}',
  'message.gtinTypo': 'El dígito de control no es correcto: revise el número',
  'message.stateRequired': 'Elija un estado',
  'message.supplierRequired': 'Elija un proveedor',
  'message.dayRequired': 'Elija al menos un día',
}
