'use client';

import dynamic from 'next/dynamic';

/*
 * Islands of blocks. The code of each is loaded only by the pages that use it (docs/decisions/0006). There is no "loading" state, which
 * would make each island a Suspense boundary: React sends the content of a large one after the page and needs a script to move it into
 * place. The service worker caches the named chunks (lib/pwa/config.ts), because a stored page must be complete offline.
 */

export const AccountScreen = dynamic(() =>
  import(/* webpackChunkName: "island-account-screen" */ './account/account-screen.client').then(
    (part) => part.AccountScreen,
  ),
);
export const AddToCartIsland = dynamic(() =>
  import(/* webpackChunkName: "island-cart" */ './cart/add-to-cart-island.client').then(
    (part) => part.AddToCartIsland,
  ),
);
export const BackgroundVideo = dynamic(() =>
  import(/* webpackChunkName: "island-background-video" */ './media/background-video.client').then(
    (part) => part.BackgroundVideo,
  ),
);
export const BroadcastList = dynamic(() =>
  import(/* webpackChunkName: "island-broadcast-list" */ './race-day/broadcast-list.client').then(
    (part) => part.BroadcastList,
  ),
);
export const CarouselFrame = dynamic(() =>
  import(/* webpackChunkName: "island-carousel" */ './ui/carousel-frame.client').then(
    (part) => part.CarouselFrame,
  ),
);
export const ClampedText = dynamic(() =>
  import(/* webpackChunkName: "island-clamped-text" */ './ui/clamped-text.client').then(
    (part) => part.ClampedText,
  ),
);
export const ClickToPlayVideo = dynamic(() =>
  import(/* webpackChunkName: "island-click-to-play-video" */ './media/click-to-play-video.client').then(
    (part) => part.ClickToPlayVideo,
  ),
);
export const ClockChoice = dynamic(() =>
  import(/* webpackChunkName: "island-clock-choice" */ './racing/clock-choice.client').then(
    (part) => part.ClockChoice,
  ),
);
export const FormIsland = dynamic(() =>
  import(/* webpackChunkName: "island-form-island" */ './form-block/form-island.client').then(
    (part) => part.FormIsland,
  ),
);
export const HostedVideo = dynamic(() =>
  import(/* webpackChunkName: "island-hosted-video" */ './media/hosted-video.client').then(
    (part) => part.HostedVideo,
  ),
);
export const LightboxLinks = dynamic(() =>
  import(/* webpackChunkName: "island-lightbox-links" */ './gallery/lightbox-links.client').then(
    (part) => part.LightboxLinks,
  ),
);
export const ListenButton = dynamic(() =>
  import(/* webpackChunkName: "island-listen-button" */ './player/listen-button.client').then(
    (part) => part.ListenButton,
  ),
);
export const LivePosts = dynamic(() =>
  import(/* webpackChunkName: "island-posts" */ './microblog/live-posts.client').then(
    (part) => part.LivePosts,
  ),
);
export const MapFrame = dynamic(() =>
  import(/* webpackChunkName: "island-map-frame" */ './media/map-frame.client').then((part) => part.MapFrame),
);
export const MyChampionship = dynamic(() =>
  import(/* webpackChunkName: "island-my-championship" */ './favourites/my-championship.client').then(
    (part) => part.MyChampionship,
  ),
);
export const NearMisses = dynamic(() =>
  import(/* webpackChunkName: "island-near-misses" */ './search/near-misses.client').then(
    (part) => part.NearMisses,
  ),
);
export const NoticeKeeper = dynamic(() =>
  import(/* webpackChunkName: "island-notice-keeper" */ './layout/notice-keeper.client').then(
    (part) => part.NoticeKeeper,
  ),
);
export const NotificationsLoader = dynamic(() =>
  import(/* webpackChunkName: "island-my-championship" */ './notifications/notifications-loader.client').then(
    (part) => part.NotificationsLoader,
  ),
);
export const NotifyButton = dynamic(() =>
  import(/* webpackChunkName: "island-session" */ './notifications/notify-button.client').then(
    (part) => part.NotifyButton,
  ),
);
export const OpenedInView = dynamic(() =>
  import(/* webpackChunkName: "island-accordion" */ './ui/opened-in-view.client').then(
    (part) => part.OpenedInView,
  ),
);
export const PackListLoader = dynamic(() =>
  import(/* webpackChunkName: "island-my-championship" */ './pwa/pack-list-loader.client').then(
    (part) => part.PackListLoader,
  ),
);
export const PlayerPanel = dynamic(() =>
  import(/* webpackChunkName: "island-player-panel" */ './player/player-panel.client').then(
    (part) => part.PlayerPanel,
  ),
);
export const ReplayLoader = dynamic(() =>
  import(/* webpackChunkName: "island-session" */ './live-session/replay-loader.client').then(
    (part) => part.ReplayLoader,
  ),
);
export const RoundPackLoader = dynamic(() =>
  import(/* webpackChunkName: "island-timetable" */ './pwa/round-pack-loader.client').then(
    (part) => part.RoundPackLoader,
  ),
);
export const SessionBoard = dynamic(() =>
  import(/* webpackChunkName: "island-session" */ './live-session/session-board.client').then(
    (part) => part.SessionBoard,
  ),
);
export const SessionCountdown = dynamic(() =>
  import(/* webpackChunkName: "island-session" */ './racing/session-countdown.client').then(
    (part) => part.SessionCountdown,
  ),
);
export const SessionLive = dynamic(() =>
  import(/* webpackChunkName: "island-session" */ './racing/session-live.client').then(
    (part) => part.SessionLive,
  ),
);
export const ShareButton = dynamic(() =>
  import(/* webpackChunkName: "island-share-button" */ './share/share-button.client').then(
    (part) => part.ShareButton,
  ),
);
export const ShopIsland = dynamic(() =>
  import(/* webpackChunkName: "island-cart" */ './checkout/shop-island.client').then(
    (part) => part.ShopIsland,
  ),
);
export const StockAlertForm = dynamic(() =>
  import(/* webpackChunkName: "island-stock-alert-form" */ './shop/stock-alert-form.client').then(
    (part) => part.StockAlertForm,
  ),
);
export const Tabs = dynamic(() =>
  import(/* webpackChunkName: "island-tabs" */ './ui/tabs.client').then((part) => part.Tabs),
);
export const TimetableMoment = dynamic(() =>
  import(/* webpackChunkName: "island-timetable" */ './racing/timetable-moment.client').then(
    (part) => part.TimetableMoment,
  ),
);
export const UnknownWidget = dynamic(() =>
  import(/* webpackChunkName: "island-unknown-widget" */ './layout/unknown-widget.client').then(
    (part) => part.UnknownWidget,
  ),
);
export const VoucherIsland = dynamic(() =>
  import(/* webpackChunkName: "island-voucher-island" */ './voucher/voucher-island.client').then(
    (part) => part.VoucherIsland,
  ),
);
export const YoutubeVideo = dynamic(() =>
  import(/* webpackChunkName: "island-youtube-video" */ './media/youtube-video.client').then(
    (part) => part.YoutubeVideo,
  ),
);
