/** By the identity provider's error code: its own sentences are in English. */
export const identityMessages: Record<string, string> = {
  'admin-restricted-operation': 'Esta operación está reservada a los administradores.',
  'email-already-in-use': 'Ya existe una cuenta con esta dirección de correo electrónico.',
  'internal-error': 'Ocurrió un error interno del servicio de identidad.',
  'invalid-api-key': 'La clave de la API del servicio de identidad no es válida.',
  'invalid-credential': 'Los datos de acceso no son correctos o vencieron.',
  'invalid-email': 'La dirección de correo electrónico no tiene un formato válido.',
  'missing-email': 'Escriba una dirección de correo electrónico.',
  'missing-password': 'Escriba una contraseña.',
  'network-request-failed':
    'Ocurrió un error de red (tiempo de espera agotado, conexión interrumpida o servidor inaccesible).',
  'operation-not-allowed': 'El inicio de sesión con correo electrónico y contraseña no está habilitado.',
  'password-does-not-meet-requirements': 'Muchas personas usan esta contraseña. Elija otra.',
  'requires-recent-login':
    'Por seguridad, esta operación requiere un inicio de sesión reciente. Vuelva a iniciar sesión e inténtelo de nuevo.',
  'too-many-requests':
    'Bloqueamos las solicitudes de este dispositivo por actividad inusual. Inténtelo de nuevo más tarde.',
  'unauthorized-domain': 'Este dominio no está autorizado en el servicio de identidad.',
  'user-disabled': 'Un administrador deshabilitó esta cuenta.',
  'user-not-found': 'No existe ninguna cuenta con estos datos. Es posible que se haya eliminado.',
  'user-token-expired': 'Su sesión ya no es válida. Vuelva a iniciar sesión.',
  'weak-password': 'La contraseña es demasiado corta.',
  'wrong-password': 'La contraseña no es correcta.',
}
