<?php
// Installs WordPress and fills it: php install.php WORDPRESS PUBLIC, the pages' HTML as JSON on stdin.
// Texts and pictures are the academy's, the look is that of the default theme.
[, $wordpress, $public] = $argv;
$_SERVER['HTTP_HOST'] = 'localhost';
$pages = json_decode(stream_get_contents(STDIN), true);

define('WP_INSTALLING', true);
require_once "$wordpress/wp-load.php";
require_once "$wordpress/wp-admin/includes/upgrade.php";
require_once "$wordpress/wp-admin/includes/image.php";
wp_install('Beverly Hills Implant Academy', 'owner', 'owner@academy.example', true, '', 'a good one');
switch_theme('twentytwentythree');
update_option('permalink_structure', '/%postname%/');

// The site keeps pictures in several widths; WordPress makes its own from the largest.
function upload(string $file): int
{
    static $uploaded = [];
    if (isset($uploaded[$file])) return $uploaded[$file];
    $kept = wp_upload_bits(basename($file), null, file_get_contents($file));
    $id = wp_insert_attachment(['post_mime_type' => 'image/webp', 'post_title' => basename($file)], $kept['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $kept['file']));
    return $uploaded[$file] = $id;
}

function plain(DOMNode $node, string $public): string
{
    if ($node instanceof DOMText) return htmlspecialchars($node->textContent);
    if (!$node instanceof DOMElement) return '';
    if (in_array($node->tagName, ['svg', 'source', 'button', 'template'])) return '';
    if ($node->tagName === 'img') {
        $src = $node->getAttribute('src');
        if (!str_ends_with($src, '.webp')) return '';
        // As the editor writes it: WordPress adds the widths and the lazy loading when it serves the page.
        $id = upload($public . $src);
        [$address, $width, $height] = wp_get_attachment_image_src($id, 'large');
        $alt = htmlspecialchars($node->getAttribute('alt'));
        return "<img class=\"wp-image-$id\" src=\"$address\" width=\"$width\" height=\"$height\" alt=\"$alt\">";
    }
    $inside = implode('', array_map(fn($child) => plain($child, $public), iterator_to_array($node->childNodes)));
    if (in_array($node->tagName, ['picture', 'span', 'main'])) return $inside;
    $href = $node->tagName === 'a' ? ' href="' . htmlspecialchars($node->getAttribute('href')) . '"' : '';
    return "<{$node->tagName}$href>$inside</{$node->tagName}>\n";
}

foreach ($pages as ['name' => $name, 'title' => $title, 'main' => $main]) {
    $document = new DOMDocument();
    @$document->loadHTML('<?xml encoding="utf-8"?>' . $main);
    // Without the host, which is another at every start.
    $content = str_replace('http://localhost', '', plain($document->getElementsByTagName('main')[0], $public));
    $id = wp_insert_post([
        'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => $title,
        'post_content' => "<!-- wp:html -->\n$content\n<!-- /wp:html -->",
    ]);
    if ($name === 'home') {
        update_option('show_on_front', 'page');
        update_option('page_on_front', $id);
    }
}
flush_rewrite_rules();
