import type { ComponentProps, ReactNode } from 'react';
import type { BUTTON_COLOURS } from '@/lib/contract/block';
import { CoreIcon } from './core-icon';
import type { CoreIconName } from './core-icon';
import { SmartLink } from './smart-link';
import type { SmartLinkProps } from './smart-link';

/** An editor's colour, or 'plain' for a quiet button: text with an outline. */
export type ButtonColour = (typeof BUTTON_COLOURS)[number] | 'plain';

type ButtonLook = {
  readonly colour?: ButtonColour | undefined;
  readonly size?: 'normal' | 'small' | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly icon?: CoreIconName | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const look = ({ colour = 'brand', size, fullWidth, className }: Omit<ButtonLook, 'children'>) => ({
  className: className ? `btn ${className}` : 'btn',
  'data-colour': colour,
  'data-size': size === 'small' ? 'small' : undefined,
  'data-full': fullWidth ? '' : undefined,
});

const face = (icon: CoreIconName | undefined, children: ReactNode) => (
  <>
    {children}
    {/* Play icons point the same way in every script. */}
    {icon ? <CoreIcon name={icon} size={18} mirrored={icon !== 'play'} /> : null}
  </>
);

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, keyof ButtonLook>;

/** A button that does something on the page. */
export function Button({ colour, size, fullWidth, icon, className, children, ...rest }: ButtonProps) {
  const styling = look({ colour, size, fullWidth, className });
  return (
    <button type="button" {...styling} {...rest}>
      {face(icon, children)}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & Omit<SmartLinkProps, keyof ButtonLook>;

/** A link that looks like a button. */
export function ButtonLink({ colour, size, fullWidth, icon, className, children, ...rest }: ButtonLinkProps) {
  const styling = look({ colour, size, fullWidth, className });
  return (
    <SmartLink {...styling} {...rest}>
      {face(icon, children)}
    </SmartLink>
  );
}
