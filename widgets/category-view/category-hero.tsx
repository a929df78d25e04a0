import { Star } from '@/components/favourites/star';
import { HeroPicture } from '@/components/media/hero-picture';
import { Picture } from '@/components/media/picture';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon';
import { categoryAddress } from '@/lib/season/addresses';
import type { Category } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

type CategoryHeroProps = { readonly category: Category; readonly priority: boolean; readonly t: Translator };

/** Photo, logo, name and the category's own links. */
export function CategoryHero({ category, priority, t }: CategoryHeroProps) {
  const { id, hero_photo: photo, logo, name, url } = category;
  return (
    <header className="page-hero">
      {photo ? (
        <div className="page-hero-picture">
          <HeroPicture image={photo} wide="16x9" upright="3x4" sizes="100vw" alt="" priority={priority} />
        </div>
      ) : null}
      <div className="container-site page-hero-words">
        {logo ? (
          <span className="logo-plate" data-large="">
            <Picture
              image={logo}
              sizes="8rem"
              widths={[200, 400]}
              maxWidth={400}
              alt=""
              fit="contain"
              className="h-full w-full"
            />
          </span>
        ) : null}
        <Heading level={1} isContent>
          {name}
        </Heading>
        <Star
          subject={{ kind: 'category', id: String(id), name, address: categoryAddress(url) }}
          place="head"
          t={t}
        />
        <CategoryLinks category={category} t={t} />
      </div>
    </header>
  );
}

function CategoryLinks({ category, t }: { category: Category; t: Translator }) {
  const links: readonly { icon: IconName; label: string; href: string }[] = [
    { icon: 'external', label: t('category.website'), href: category.website },
    { icon: 'facebook', label: t('social.facebook'), href: category.facebook },
    { icon: 'instagram', label: t('social.instagram'), href: category.instagram },
  ];
  const shown = links.filter(({ href }) => /^https?:\/\//i.test(href));
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {shown.map(({ icon, label, href }) => (
        <li key={href}>
          <a href={href} rel="noopener" className="text-link">
            <Icon name={icon} size={18} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
