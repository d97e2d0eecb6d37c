import type { offerTexts } from '../en/offers.ts'

export const offerTextsEs: Record<keyof typeof offerTexts, string> = {
  'offers.ask': '¿Tiene un código promocional?',
  'offers.code': 'Código promocional',
  'offers.apply': 'Aplicar',
  'offers.remove': 'Quitar',
  'offers.removeCode': 'Quitar el código {code}',
  'offers.applied': 'Promociones en este carrito',
  'offers.off': '{amount} menos',
  'offers.added': 'Código {code} aplicado.',
  'offers.removed': 'Código {code} quitado.',
  'offers.reclaim':
    'Si devuelve algo y lo que conserva no alcanza el mínimo de una promoción, su descuento se resta del reembolso.',
  'offers.tooMany': 'En un carrito cuentan como máximo {count} códigos.',
  'offers.missing': 'Escriba un código.',
  'offers.NO_SUCH_CODE': 'No conocemos el código {code}. Revise cómo se escribe.',
  'offers.TRY_LATER':
    'Aquí se han probado demasiados códigos. Inicie sesión o pruebe {code} de nuevo en una hora; puede hacer el pedido sin él.',
  'offers.NOT_YET': 'El código {code} todavía no se aplica.',
  'offers.OVER': 'El código {code} ha terminado.',
  'offers.USED_UP': 'El código {code} ya se usó tantas veces como se puede.',
  'offers.USED_BY_CUSTOMER': 'Usted ya usó el código {code}.',
  'offers.MIN_SUBTOTAL': 'El código {code} se aplica desde {wanted}; faltan {missing}.',
  'offers.MIN_QUANTITY.one': 'El código {code} se aplica desde {wanted} unidades; falta {missing}.',
  'offers.MIN_QUANTITY.other':
    'El código {code} se aplica desde {wanted} unidades; faltan {missing}.',
  'offers.GROUP':
    'El código {code} es para clínicas verificadas. Inicie sesión con la cuenta de la clínica.',
  'offers.FIRST_ORDER':
    'El código {code} es para un primer pedido. Inicie sesión con un correo confirmado para usarlo.',
  'offers.NOTHING_TO_REDUCE': 'El código {code} es para otros productos que los de este carrito.',
  'offers.OTHER_BETTER': 'Otra oferta le ahorra más que el código {code}.',
  'offers.ONE_PER_CART':
    'Un código de esta promoción vale por pedido. Guarde {code} para el próximo.',
  'offers.linkTitle': 'Código promocional',
  'offers.linkKept': 'El código {code} queda guardado para su carrito.',
  'offers.linkCart': 'Ir al carrito',
  'offers.linkShop': 'Seguir comprando',
}
