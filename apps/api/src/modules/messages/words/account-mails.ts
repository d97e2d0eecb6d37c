/** Sentences of mails about accounts, the newsletter and clinics, in Spanish. */
export const ACCOUNT_MAILS = {
  'Set a password': 'Crear una contraseña',
  'Set a new password': 'Crear una contraseña nueva',
  'The link works once, for 24 hours. If you did not ask for it, ignore this email: nothing changes.':
    'El enlace sirve una vez, durante 24 horas. Si no lo pidió, ignore este correo: nada cambia.',
  // Welcome
  'Please confirm your email': 'Confirme su correo, por favor',
  'Welcome to {shop}': 'Le damos la bienvenida a {shop}',
  'Your account is ready. Confirm your email to see your earlier guest orders in it too.':
    'Su cuenta está lista. Confirme su correo para ver en ella también los pedidos que hizo como invitado.',
  'Confirm my email': 'Confirmar mi correo',
  'If you did not open this account, someone else typed your address. Do not press the button: ask for a new password at {shop}, and the account will be yours alone.':
    'Si usted no abrió esta cuenta, otra persona escribió su dirección de correo. No presione el botón: pida una contraseña nueva en {shop} y la cuenta será solo suya.',
  // First password
  'See all your orders in one place': 'Vea todos sus pedidos en un solo lugar',
  'Set your password': 'Cree su contraseña',
  'Set a password to see your orders at {shop}.':
    'Cree una contraseña para ver sus pedidos en {shop}.',
  'This email was never confirmed, so anyone may have opened the account with it. Once you set a password, the account is yours alone and starts empty: the name, phone, addresses and orders entered before are no longer shown.':
    'Este correo nunca se confirmó, así que cualquiera pudo haber abierto la cuenta con él. Cuando cree una contraseña, la cuenta será solo suya y empezará vacía: el nombre, el teléfono, las direcciones y los pedidos anteriores ya no se mostrarán.',
  // New password
  'The link works for 30 minutes': 'El enlace sirve 30 minutos',
  'Someone asked for a new password for {email}.':
    'Alguien pidió una contraseña nueva para {email}.',
  'The link works once, for 30 minutes. If you did not ask for it, ignore this email: your password stays the same.':
    'El enlace sirve una vez, durante 30 minutos. Si no lo pidió, ignore este correo: su contraseña sigue igual.',
  'If that was you, there is nothing to do': 'Si fue usted, no tiene que hacer nada',
  'Your password was changed': 'Se cambió su contraseña',
  'Your account has a new password. You were signed out on all other devices.':
    'Su cuenta tiene una contraseña nueva. Se cerró la sesión en los demás dispositivos.',
  'If that was not you, set a new password right away:':
    'Si no fue usted, cree una contraseña nueva de inmediato:',
  // New email
  'Confirm your new email address': 'Confirme su nueva dirección de correo',
  'Confirm your new email': 'Confirme su nuevo correo',
  'Press the button while you are signed in to use this address for your account.':
    'Presione el botón con la sesión iniciada para usar esta dirección en su cuenta.',
  'Use this email': 'Usar este correo',
  'If that was you, there is nothing to do here': 'Si fue usted, aquí no tiene que hacer nada',
  'A new email was requested for your account': 'Se pidió cambiar el correo de su cuenta',
  'Someone who is signed in to your account asked to change its email. We sent a link to the new address; nothing changes until it is used.':
    'Alguien con la sesión iniciada en su cuenta pidió cambiar el correo. Enviamos un enlace a la nueva dirección; nada cambia hasta que se use.',
  // Newsletter
  'One click confirms your newsletter': 'Con un clic confirma su boletín',
  'News from {shop}': 'Noticias de {shop}',
  'Please confirm that you want to get the {shop} newsletter.':
    'Confirme que quiere recibir el boletín de {shop}, por favor.',
  'Yes, send me the newsletter': 'Sí, envíenme el boletín',
  'If you did not ask for it, ignore this email, and we will not write again.':
    'Si no lo pidió, ignore este correo y no volveremos a escribirle.',
  'You get this email because you signed up for the {shop} newsletter.':
    'Recibe este correo porque se suscribió al boletín de {shop}.',
  Unsubscribe: 'Cancelar la suscripción',
  // Clinics
  Practice: 'Consultorio',
  License: 'Licencia',
  'Valid through': 'Válida hasta',
  'We received your license.': 'Recibimos su licencia.',
  'A member of our staff will look at it and email you. Until then, you cannot order products for clinics.':
    'Una persona de nuestro equipo la revisará y le escribirá. Hasta entonces no puede pedir productos para clínicas.',
  'You are verified as a clinic.': 'Su clínica está verificada.',
  'Sign in to order products for clinics like any other. Your verification ends after {day}, when the license expires. Send us the new one before then.':
    'Inicie sesión para pedir productos para clínicas como cualquier otro. La verificación termina después del {day}, cuando vence la licencia. Envíenos la nueva antes de esa fecha.',
  'Open your account': 'Abrir su cuenta',
  'Your account no longer counts as a clinic.': 'Su cuenta ya no figura como clínica.',
  'We could not verify your license.': 'No pudimos verificar su licencia.',
  'You can send another license from your account at any time.':
    'Puede enviar otra licencia desde su cuenta cuando quiera.',
  'Send a license': 'Enviar una licencia',
  'Your license expires on {day}.': 'Su licencia vence el {day}.',
  'Send us your new license before then to keep ordering products for clinics.':
    'Envíenos su nueva licencia antes de esa fecha para seguir pidiendo productos para clínicas.',
  'Send the new license': 'Enviar la nueva licencia',
} as const
